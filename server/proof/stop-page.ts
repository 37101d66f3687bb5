import type { Deps } from './deps';
import { type LinkLanguages, linkRoutes } from './link-page';
import { readStopLink, stopPlace } from './stop-link';
import { withdrawAtLead } from './withdraw';

type Needs = Pick<Deps, 'models' | 'feed' | 'consents' | 'mail' | 'now'>;

const words: LinkLanguages = {
  en: {
    title: 'Stop contacting me',
    ask: 'From then on nobody here calls, texts or writes to you, at the number and the address that you gave us. It holds at once.',
    button: 'Stop contacting me',
    done: 'Done. We do not call, text or write to you any more.',
    broken:
      'This link is not complete. Copy the whole link from the message, or use the form on our website.',
  },
  es: {
    title: 'No me contacten más',
    ask: 'Desde ese momento nadie de aquí le llama, le envía mensajes ni le escribe, al número y la dirección que nos dio. Vale de inmediato.',
    button: 'No me contacten más',
    done: 'Listo. Ya no le llamamos, no le enviamos mensajes y no le escribimos.',
    broken:
      'Este enlace no está completo. Copie el enlace entero del mensaje, o use el formulario de nuestro sitio.',
  },
};

/** `/api/consent/stop/{token}`: a withdrawal with the page's button. */
export const stopLinkRoutes = linkRoutes({
  place: stopPlace,
  words,
  find: async ({ mail, models }: Needs, token) => {
    const id = readStopLink(mail, token);
    return id ? await models.clients.findById(id, { language: 1 }).lean() : null;
  },
  act: async (deps, { _id }, { caller }) => {
    await withdrawAtLead(deps, String(_id), { caller, source: 'link' });
  },
});

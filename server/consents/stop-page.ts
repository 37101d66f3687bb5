import express, { type Request, type Response, Router } from 'express';
import type { Deps } from '../http/context';
import { plainPage, showPlainPage } from '../http/plain-page';
import { readStopLink, stopPlace } from './stop-link';
import { withdrawAtLead } from './withdraw';

const english = {
  title: 'Stop contacting me',
  ask: 'From then on nobody here calls, texts or writes to you, at the number and the address that you gave us. It holds at once.',
  button: 'Stop contacting me',
  done: 'Done. We do not call, text or write to you any more.',
  broken: 'This link is not complete. Copy the whole link from the message, or use the form on our website.',
};

/** As the message with the link, which follows the language of the request that it answers. */
const words: Readonly<Record<string, typeof english>> = {
  en: english,
  es: {
    title: 'No me contacten más',
    ask: 'Desde ese momento nadie de aquí le llama, le envía mensajes ni le escribe, al número y la dirección que nos dio. Vale de inmediato.',
    button: 'No me contacten más',
    done: 'Listo. Ya no le llamamos, no le enviamos mensajes y no le escribimos.',
    broken:
      'Este enlace no está completo. Copie el enlace entero del mensaje, o use el formulario de nuestro sitio.',
  },
};

/**
 * `/api/consent/stop/{token}`: a withdrawal by the button of the page. Opening the link alone changes nothing, because
 * scanners of mail open every link.
 */
export const stopLinkRouter = (deps: Pick<Deps, 'models' | 'feed' | 'consents' | 'mail' | 'now'>): Router => {
  const router = Router({ caseSensitive: true });
  const leadOf = async (token: string) => {
    const id = readStopLink(deps.mail, token);
    return id ? await deps.models.clients.findById(id, { language: 1 }).lean() : null;
  };
  /** The page for a person of ours; who comes without one is answered in the language that the browser asks for. */
  const show = async (
    { req, res }: { req: Request; res: Response },
    lead: { language?: string } | null,
    bodyIn: (says: typeof english) => string,
  ) => {
    const firm = await deps.mail.firm();
    const spoken = ['en', ...Object.keys(firm.languages ?? {})];
    const wanted = lead ? lead.language : req.acceptsLanguages(spoken) || undefined;
    const language = spoken.find((one) => one === wanted && words[one]) ?? 'en';
    const says = words[language] ?? english;
    const body = lead ? bodyIn(says) : `<p>${says.broken}</p>`;
    showPlainPage(res, lead ? 200 : 404, plainPage(firm, says.title, body, language));
  };
  router
    .route(`${stopPlace}/:token`)
    .get(async (req, res) => {
      const lead = await leadOf(req.params.token);
      await show(
        { req, res },
        lead,
        ({ ask, button }) => `<p>${ask}</p><form method="post"><button>${button}</button></form>`,
      );
    })
    .post(express.urlencoded({ extended: false, limit: '1kb' }), async (req, res) => {
      const lead = await leadOf(req.params.token);
      const caller = { kind: 'anonymous' as const, ip: req.ip ?? '' };
      if (lead) await withdrawAtLead(deps, String(lead._id), { caller, source: 'link' });
      await show({ req, res }, lead, ({ done }) => `<p>${done}</p>`);
    });
  return router;
};

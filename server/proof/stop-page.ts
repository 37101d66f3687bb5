import { isEmailAddress } from '../../shared/schemas/text';
import { z } from '../../shared/zod';
import { visitorsForm } from '../core/http/visitors-form';
import type { SealedLink } from '../core/links';
import { toE164 } from '../leads/phone';
import { withDeleted } from '../leads/store/hide-deleted';
import type { Deps } from './deps';
import { findFormerKeys } from './former-leads';
import { type LinkLanguages, linkRoutes } from './link-page';
import type { Reachable } from './person-keys';
import { withdraw, withdrawAnyway } from './withdraw';

const words: LinkLanguages = {
  en: {
    title: 'Stop contacting me',
    ask: 'From then on nobody here calls, texts or writes to you, at the number and the address that you gave us. It holds at once.',
    button: 'Stop contacting me',
    done: 'Done. We do not call, text or write to you any more.',
    broken:
      'This link is not complete. Copy the whole link from the message, or use <a href="/stop-contacting-me">the form on our website</a>.',
  },
  es: {
    title: 'No me contacten más',
    ask: 'Desde ese momento nadie de aquí le llama, le envía mensajes ni le escribe, al número y la dirección que nos dio. Vale de inmediato.',
    button: 'No me contacten más',
    done: 'Listo. Ya no le llamamos, no le enviamos mensajes y no le escribimos.',
    broken:
      'Este enlace no está completo. Copie el enlace entero del mensaje, o use <a href="/es/stop-contacting-me">el formulario de nuestro sitio</a>.',
  },
};

/** Ends all contact with its recipient: their lead, and the keyed hashes of the number and address it was sent for. */
const stopLink: SealedLink = { place: '/api/consent/stop/', about: 'stop contacting', lasts: true };

/** Returns the link in a message, which works also when their lead is gone. */
export const makeStopLink = async (
  { links, consents }: Pick<Deps, 'links' | 'consents'>,
  origin: string,
  { leadId, ...reachable }: Reachable & { leadId: string },
): Promise<string> => {
  const keys = await consents.personKeys.findKeys(reachable);
  return origin + (await links.seal(stopLink, [leadId, ...keys].join(' ')));
};

/** Returns the recipient of a link with the keyed hashes of all their numbers and addresses; null if there are none. */
const findRecipient = async ({ models, consents }: Deps, text: string) => {
  // Before November 29, 2026, links had only the lead's ID.
  const [leadId = '', ...ownKeys] = text.split(' ');
  const lead = await models.clients
    .findById(leadId, { email: 1, phoneNumber: 1, phoneE164: 1, language: 1 })
    .setOptions(withDeleted)
    .lean();
  const currentKeys = lead ? consents.personKeys.findKeys(lead) : findFormerKeys({ models }, leadId);
  const keys = [...new Set([...ownKeys, ...(await currentKeys)])];
  return lead || keys.length > 0 ? { leadId, keys, ...(lead && { language: lead.language ?? 'en' }) } : null;
};

/** `/api/consent/stop/{token}`: a withdrawal with the page's button. */
export const stopLinkRoutes = linkRoutes({
  link: stopLink,
  words,
  find: findRecipient,
  act: async (deps: Deps, { leadId, keys }, visitor) => {
    await withdrawAnyway(deps, leadId, { ...visitor, keys, source: 'link' });
  },
});

const schema = z.object({
  phoneNumber: z.string().trim().max(40).default(''),
  email: z.string().trim().max(254).default(''),
});

const isRight = ({ phoneNumber, email }: z.infer<typeof schema>) =>
  (email !== '' || phoneNumber !== '') &&
  (email === '' || isEmailAddress(email)) &&
  (phoneNumber === '' || toE164(phoneNumber) !== undefined);

/** The form for visitors who don't want to be contacted anymore. */
export const stopForm = visitorsForm({
  page: '/stop-contacting-me',
  take: async (deps: Deps, body, sender) => {
    const parsed = schema.safeParse(body);
    if (!parsed.success || !isRight(parsed.data)) return false;
    await withdraw(deps, { ...sender, source: 'visitor', ...parsed.data });
    return true;
  },
});

import { getGrade } from '../../shared/schemas/consent';
import type { Caller } from '../core/caller';
import type { SealedLink } from '../core/links';
import { findLeadId } from '../leads/store/lead-by-id';
import { traceLead } from '../leads/trace-lead';
import type { ConsentDoc } from './consent.model';
import type { Deps } from './deps';
import { enterRecord } from './enter-record';
import { type LinkLanguages, linkRoutes } from './link-page';
import type { Models } from './models';

type Confirmed = {
  caller: Caller;
  answerId: string;
  clientId: string;
  email: string;
  userAgent?: string | undefined;
};

/** Adds a log entry that the owner of the mailbox confirmed the answer. Safe to repeat. */
export const confirmByMailbox = async (
  deps: Deps,
  { caller, answerId, clientId, email, userAgent }: Confirmed,
): Promise<void> => {
  const keys = await deps.consents.personKeys.findKeys({ email });
  if (await deps.models.consents.exists({ clientId, kind: 'confirmation', keys })) return;
  const record = { kind: 'confirmation', clientId, answerId, by: 'link', email, ip: caller.ip } as const;
  await enterRecord(deps, { ...record, userAgent: userAgent?.slice(0, 1000) || undefined });
  await traceLead(deps, caller, await findLeadId(deps, clientId), { action: 'confirm-consent' });
};

/** Confirms one answer from the mailbox that the message went to; no one can make one for another mailbox. */
const confirmLink: SealedLink = { place: '/api/consent/confirm/', about: 'confirm consent' };

/** Returns a link that confirms what the lead answered in our form; undefined if there was no answer. */
export const makeConfirmLink = async (
  { models, links }: Pick<Deps, 'links'> & { models: Pick<Models, 'consents'> },
  origin: string,
  { leadId, email }: { leadId: string; email: string },
): Promise<string | undefined> => {
  const newest = models.consents.findOne({ clientId: leadId, kind: 'answer' }).sort({ at: -1, _id: -1 });
  const answer = await newest.lean<ConsentDoc>();
  if (answer?.record?.kind !== 'answer' || !answer.record.granted) return undefined;
  if (!['witnessed', 'submitted'].includes(getGrade(answer.record))) return undefined;
  return origin + (await links.seal(confirmLink, JSON.stringify({ answerId: answer._id, email })));
};

const words: LinkLanguages = {
  en: {
    title: 'Was this you?',
    ask: 'In our form someone agreed that we may call and text them, including with automated technology and with recorded or artificial voices, and gave us this e-mail address. If it was you, say so here. If not, close this page: nothing changes.',
    button: 'Yes, this was me',
    done: 'Thank you. You can change your mind at any time: “Stop contacting me” is at the foot of every page of our site.',
    broken: 'This link is not complete, or it is not valid any more. Copy the whole link from the message.',
  },
  es: {
    title: '¿Fue usted?',
    ask: 'En nuestro formulario alguien aceptó que le llamemos y le enviemos mensajes de texto, también con tecnología automatizada y con voces grabadas o artificiales, y nos dio esta dirección de correo. Si fue usted, dígalo aquí. Si no, cierre esta página: nada cambia.',
    button: 'Sí, fui yo',
    done: 'Gracias. Puede cambiar de opinión en cualquier momento: “No me contacten más” está al pie de cada página de nuestro sitio.',
    broken: 'Este enlace no está completo, o ya no vale. Copie el enlace entero del mensaje.',
  },
};

/** `/api/consent/confirm/{token}`: the owner of the mailbox confirms an answer with the page's button. */
export const confirmLinkRoutes = linkRoutes({
  link: confirmLink,
  words,
  find: async ({ models }: Deps, text) => {
    const said: { answerId: string; email: string } = JSON.parse(text);
    const answer = await models.consents.findById(said.answerId).lean();
    // An erased person's answer can no longer be confirmed.
    if (answer?.record?.kind !== 'answer') return null;
    const { clientId } = answer.record;
    const lead = await models.clients.findById(clientId, { language: 1 }).lean();
    return { ...said, clientId, ...(lead?.language && { language: lead.language }) };
  },
  act: (deps, { answerId, clientId, email }, visitor) =>
    confirmByMailbox(deps, { answerId, clientId, email, ...visitor }),
});

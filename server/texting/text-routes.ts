import express from 'express';
import { hour } from '../../shared/durations';
import type { MessageDoc } from '../conversation/message.model';
import { ignoreDuplicate } from '../core/db/errors';
import { runParser } from '../core/http/form-body';
import { pass, type RouteCall, route } from '../core/http/route';
import { forbidden } from '../core/http/trpc';
import type { Deps } from './deps';
import type { TextWebhookKind } from './models';
import type { Incoming, Report, TextProvider, Webhook } from './providers/provider';
import { settleReport } from './settle-text';
import { storeIncoming, takeIncoming } from './take-incoming';
import { reportLink, type Texts } from './texts';

/** Remembers that a webhook with a good signature came; writes at most once an hour, because many come. */
const noteWebhook = async ({ models, now }: Texts, kind: TextWebhookKind): Promise<void> => {
  const last = await models.textWebhooks.findById(kind).lean();
  if (last && last.at.getTime() > now() - hour) return;
  await models.textWebhooks
    .updateOne({ _id: kind }, { at: new Date(now()) }, { upsert: true })
    .catch(ignoreDuplicate);
};

const readRaw = express.raw({ type: () => true, limit: '100kb', inflate: false });

/** Reads a webhook and checks its signature, over the address that the provider knows. */
const readWebhook = async (
  { publicUrl }: Texts,
  provider: TextProvider,
  { req, res }: RouteCall,
): Promise<Webhook> => {
  await runParser(readRaw, req, res);
  const webhook = {
    url: `${publicUrl}${req.originalUrl}`,
    header: (name: string) => req.get(name),
    raw: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
  };
  if (!provider.verify(webhook)) throw forbidden('The signature is wrong or too old.');
  return webhook;
};

/** An id of Twilio's, or a UUID. */
const textId = /^(?:[A-Z]{2}[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
/** A number or a short code, or a name of at most eleven characters. */
const textSender = /^(?:\+?\d{3,15}|.{1,11})$/;

/**
 * Returns true if a text is to a number that is ours, or was, and every part has its shape. Twilio's signature has no
 * boundaries between parameters: one that ends elsewhere makes a new text of an old webhook.
 */
const isToUs = async ({ models, numbers }: Texts, { providerId, from, to }: Incoming): Promise<boolean> =>
  textId.test(providerId) &&
  textSender.test(from) &&
  (numbers.some(({ number }) => number === to) || (await models.textLists.exists({ _id: to })) !== null);

/** Returns true if a report is about this text: a text that the provider took has one id. */
const isAbout = ({ providerId }: Report, message: Pick<MessageDoc, 'providerId'>): boolean =>
  textId.test(providerId) && (message.providerId ?? providerId) === providerId;

const open = { method: 'POST', permission: 'anyone', passesOthers: true } as const;

/** The provider's webhooks: a text that a person sent, and a report on one of ours. Without a provider there is nothing. */
export const textRoutes = [
  route({
    ...open,
    path: '/api/texts/inbound',
    answer: async ({ texts }: Deps, call) => {
      if (!texts.provider) return pass;
      const incoming = texts.provider.readIncoming(await readWebhook(texts, texts.provider, call));
      const id = incoming && (await isToUs(texts, incoming)) && (await storeIncoming(texts, incoming));
      call.res.status(204).end();
      // Right away; if this server stops meanwhile, the event in the stored text does it.
      if (id) await takeIncoming(texts, id).catch(() => undefined);
      await noteWebhook(texts, 'inbound').catch(() => undefined);
    },
  }),
  route({
    ...open,
    path: '/api/texts/status',
    answer: async ({ texts }: Deps, call) => {
      if (!texts.provider) return pass;
      const webhook = await readWebhook(texts, texts.provider, call);
      const report = texts.provider.readReport(webhook);
      const id = await texts.links.unseal(reportLink, String(call.req.query.m ?? ''));
      const message = report && id && (await texts.models.messages.findById(id).lean<MessageDoc>());
      if (report && message && isAbout(report, message))
        await settleReport(texts, message, report, webhook.raw);
      call.res.status(204).end();
      await noteWebhook(texts, 'status').catch(() => undefined);
    },
  }),
];

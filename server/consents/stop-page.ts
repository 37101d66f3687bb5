import express, { Router } from 'express';
import type { Deps } from '../context';
import { plainPage, showPlainPage } from '../mail/plain-page';
import { readStopLink, stopPlace } from './stop-link';
import { withdrawAtLead } from './withdraw';

const words = {
  title: 'Stop contacting me',
  ask: 'From then on nobody here calls, texts or writes to you, at the number and the address that you gave us. It holds at once.',
  button: 'Stop contacting me',
  done: 'Done. We do not call, text or write to you any more.',
  broken: 'This link is not complete. Copy the whole link from the message, or use the form on our website.',
};

/**
 * `/api/consent/stop/{token}`: a withdrawal by the button of the page. Opening the link alone changes nothing, because
 * scanners of mail open every link.
 */
export const stopLinkRouter = (deps: Deps): Router => {
  const router = Router({ caseSensitive: true });
  const leadOf = async (token: string) => {
    const id = readStopLink(deps.mail, token);
    return id && (await deps.models.clients.exists({ _id: id })) ? id : undefined;
  };
  router
    .route(`${stopPlace}/:token`)
    .get(async (req, res) => {
      const isOurs = (await leadOf(req.params.token)) !== undefined;
      const body = isOurs
        ? `<p>${words.ask}</p><form method="post"><button>${words.button}</button></form>`
        : `<p>${words.broken}</p>`;
      showPlainPage(res, isOurs ? 200 : 404, plainPage(await deps.mail.firm(), words.title, body));
    })
    .post(express.urlencoded({ extended: false, limit: '1kb' }), async (req, res) => {
      const id = await leadOf(req.params.token);
      const caller = { kind: 'anonymous' as const, ip: req.ip ?? '' };
      if (id) await withdrawAtLead(deps, id, { caller, source: 'link' });
      const body = `<p>${id ? words.done : words.broken}</p>`;
      showPlainPage(res, id ? 200 : 404, plainPage(await deps.mail.firm(), words.title, body));
    });
  return router;
};

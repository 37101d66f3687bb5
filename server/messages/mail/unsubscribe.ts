import express, { Router } from 'express';
import { suppress } from '../../contact/suppress';
import { plainPage, showPlainPage } from '../../core/http/plain-page';
import type { Mail } from './mail';
import { readUnsubscribe } from './unsubscribe-link';

const words = {
  title: 'No more of these messages',
  ask: 'You are about to stop messages of this kind to your address.',
  button: 'Stop these messages',
  done: 'Done. You get no more of these messages.',
  broken: 'This link is not complete. Copy the whole link from the message and try again.',
};

/**
 * `/api/mail/unsubscribe/{token}`: by POST, from a mail program's one-click button (RFC 8058) or the button on the
 * page. Opening the link alone changes nothing, because mail scanners open every link.
 */
export const unsubscribeRouter = (mail: Mail): Router => {
  const router = Router({ caseSensitive: true });
  router
    .route('/api/mail/unsubscribe/:token')
    .get(async (req, res) => {
      const isOurs = readUnsubscribe(mail, req.params.token) !== undefined;
      const body = isOurs
        ? `<p>${words.ask}</p><form method="post"><button>${words.button}</button></form>`
        : `<p>${words.broken}</p>`;
      showPlainPage(res, isOurs ? 200 : 404, plainPage(await mail.firm(), words.title, body));
    })
    .post(express.urlencoded({ extended: false, limit: '1kb' }), async (req, res) => {
      const wish = readUnsubscribe(mail, req.params.token);
      if (wish) await suppress(mail, { address: wish.to, about: wish.about, by: 'link' });
      showPlainPage(
        res,
        wish ? 200 : 404,
        plainPage(await mail.firm(), words.title, `<p>${wish ? words.done : words.broken}</p>`),
      );
    });
  return router;
};

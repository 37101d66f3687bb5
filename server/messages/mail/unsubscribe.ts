import express from 'express';
import { pageToken } from '../../../shared/schemas/page-token';
import { z } from '../../../shared/zod';
import { suppress } from '../../contact/suppress';
import { plainPage, showPlainPage } from '../../core/http/plain-page';
import { route } from '../../core/http/route';
import type { Deps } from '../deps';
import { readUnsubscribe } from './unsubscribe-link';

const words = {
  title: 'No more of these messages',
  ask: 'You are about to stop messages of this kind to your address.',
  button: 'Stop these messages',
  done: 'Done. You get no more of these messages.',
  broken: 'This link is not complete. Copy the whole link from the message and try again.',
};

const link = {
  path: '/api/mail/unsubscribe/:token',
  permission: 'anyone',
  passesOthers: true,
  input: z.object({ token: pageToken }),
} as const;

/**
 * By POST, from a mail program's one-click button (RFC 8058) or the button on the page. Opening the link alone changes
 * nothing, because mail scanners open every link.
 */
export const unsubscribeRoutes = [
  route({
    ...link,
    method: 'GET',
    answer: async ({ mail }: Pick<Deps, 'mail'>, { res }, { token }) => {
      const isOurs = (await readUnsubscribe(mail, token)) !== undefined;
      const body = isOurs
        ? `<p>${words.ask}</p><form method="post"><button>${words.button}</button></form>`
        : `<p>${words.broken}</p>`;
      showPlainPage(res, isOurs ? 200 : 404, plainPage(await mail.firm(), words.title, body));
    },
  }),
  route({
    ...link,
    method: 'POST',
    read: [express.urlencoded({ extended: false, limit: '1kb' })],
    answer: async ({ mail }: Pick<Deps, 'mail'>, { res }, { token }) => {
      const wish = await readUnsubscribe(mail, token);
      if (wish) await suppress(mail, { address: wish.to, about: wish.about, by: 'link' });
      showPlainPage(
        res,
        wish ? 200 : 404,
        plainPage(await mail.firm(), words.title, `<p>${wish ? words.done : words.broken}</p>`),
      );
    },
  }),
];

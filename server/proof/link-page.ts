import express from 'express';
import { pageToken } from '../../shared/schemas/page-token';
import { z } from '../../shared/zod';
import type { Caller } from '../core/caller';
import { plainPage, showPlainPage } from '../core/http/plain-page';
import { type RouteCall, route } from '../core/http/route';
import type { SealedLink } from '../core/links';
import type { Deps } from './deps';

type LinkWords = { title: string; ask: string; button: string; done: string; broken: string };
/** In the language of the message with the link, which follows that of the request it answers. */
export type LinkLanguages = { en: LinkWords } & Readonly<Record<string, LinkWords>>;

type Visitor = { caller: Caller; userAgent?: string | undefined };

type LinkPage<Needs, Person> = {
  link: SealedLink;
  words: LinkLanguages;
  /** Returns the person that a link is for, by its text; null if there is none any more. */
  find: (deps: Needs, text: string) => Promise<Person | null>;
  /** Does what the button says. */
  act: (deps: Needs, person: Person, visitor: Visitor) => Promise<void>;
};

/**
 * The page behind a link in a message. Only its button acts; opening the link changes nothing, because mail scanners
 * open every link.
 */
export const linkRoutes = <Needs extends Deps, Person extends { language?: string }>({
  link,
  words,
  find,
  act,
}: LinkPage<Needs, Person>) => {
  const findPerson = async (deps: Needs, token: string) => {
    const text = await deps.links.unseal(link, token);
    return text === undefined ? null : find(deps, text);
  };
  /** Shows the page in the person's language or, if it is not known, in the browser's. */
  const show = async (
    deps: Needs,
    { req, res }: RouteCall,
    person: Person | null,
    bodyIn: (says: LinkWords) => string,
  ) => {
    const firm = await deps.firm();
    const spoken = ['en', ...Object.keys(firm.languages ?? {})];
    const wanted = person?.language ?? (req.acceptsLanguages(spoken) || undefined);
    const language = spoken.find((one) => one === wanted && words[one]) ?? 'en';
    const says = words[language] ?? words.en;
    const body = person ? bodyIn(says) : `<p>${says.broken}</p>`;
    showPlainPage(res, person ? 200 : 404, plainPage(firm, says.title, body, language));
  };
  const page = {
    path: `${link.place}:token`,
    permission: 'anyone',
    passesOthers: true,
    input: z.object({ token: pageToken }),
  } as const;
  return [
    route({
      ...page,
      method: 'GET',
      answer: async (deps: Needs, call, { token }) =>
        show(
          deps,
          call,
          await findPerson(deps, token),
          ({ ask, button }) => `<p>${ask}</p><form method="post"><button>${button}</button></form>`,
        ),
    }),
    route({
      ...page,
      method: 'POST',
      read: [express.urlencoded({ extended: false, limit: '1kb' })],
      answer: async (deps: Needs, call, { token }) => {
        const person = await findPerson(deps, token);
        if (person) await act(deps, person, { caller: call.caller, userAgent: call.req.get('User-Agent') });
        await show(deps, call, person, ({ done }) => `<p>${done}</p>`);
      },
    }),
  ];
};

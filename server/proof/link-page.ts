import express, { type Request, type Response, Router } from 'express';
import type { Caller } from '../core/caller';
import { plainPage, showPlainPage } from '../core/http/plain-page';
import type { Deps } from './deps';

type LinkWords = { title: string; ask: string; button: string; done: string; broken: string };
/** In the language of the message with the link, which follows that of the request it answers. */
export type LinkLanguages = { en: LinkWords } & Readonly<Record<string, LinkWords>>;

type Visitor = { caller: Caller; userAgent?: string | undefined };

type LinkPage<Person> = {
  /** The path of these links. */
  place: string;
  words: LinkLanguages;
  /** Returns the person that a link is for, or null if the link is not ours. */
  find: (token: string) => Promise<Person | null>;
  /** Does what the button says. */
  act: (person: Person, visitor: Visitor) => Promise<void>;
};

/**
 * The page behind a link in a message. Only its button acts; opening the link changes nothing, because mail scanners
 * open every link.
 */
export const linkPage = <Person extends { language?: string }>(
  { mail }: Pick<Deps, 'mail'>,
  { place, words, find, act }: LinkPage<Person>,
): Router => {
  const router = Router({ caseSensitive: true });
  /** Shows the page in the person's language or, without a person, in the browser's. */
  const show = async (
    { req, res }: { req: Request; res: Response },
    person: Person | null,
    bodyIn: (says: LinkWords) => string,
  ) => {
    const firm = await mail.firm();
    const spoken = ['en', ...Object.keys(firm.languages ?? {})];
    const wanted = person ? person.language : req.acceptsLanguages(spoken) || undefined;
    const language = spoken.find((one) => one === wanted && words[one]) ?? 'en';
    const says = words[language] ?? words.en;
    const body = person ? bodyIn(says) : `<p>${says.broken}</p>`;
    showPlainPage(res, person ? 200 : 404, plainPage(firm, says.title, body, language));
  };
  router
    .route(`${place}/:token`)
    .get(async (req, res) => {
      const person = await find(req.params.token);
      await show(
        { req, res },
        person,
        ({ ask, button }) => `<p>${ask}</p><form method="post"><button>${button}</button></form>`,
      );
    })
    .post(express.urlencoded({ extended: false, limit: '1kb' }), async (req, res) => {
      const person = await find(req.params.token);
      const caller = { kind: 'anonymous' as const, ip: req.ip ?? '' };
      if (person) await act(person, { caller, userAgent: req.get('User-Agent') });
      await show({ req, res }, person, ({ done }) => `<p>${done}</p>`);
    });
  return router;
};

import express, { type Request, type Response, Router } from 'express';
import type { Caller } from '../core/caller';
import { plainPage, showPlainPage } from '../core/http/plain-page';
import type { Deps } from './deps';

type LinkWords = { title: string; ask: string; button: string; done: string; broken: string };
/** As the message with the link, which follows the language of the request that it answers. */
export type LinkLanguages = { en: LinkWords } & Readonly<Record<string, LinkWords>>;

type Visitor = { caller: Caller; userAgent?: string | undefined };

type LinkPage<Person> = {
  /** The address under which such links stand. */
  place: string;
  words: LinkLanguages;
  /** Whom a link speaks of; nobody where it is not one of ours. */
  find: (token: string) => Promise<Person | null>;
  /** What the button does. */
  act: (person: Person, visitor: Visitor) => Promise<void>;
};

/**
 * The page behind a link of a message: its button acts. Opening the link alone changes nothing, because scanners of mail
 * open every link.
 */
export const linkPage = <Person extends { language?: string }>(
  { mail }: Pick<Deps, 'mail'>,
  { place, words, find, act }: LinkPage<Person>,
): Router => {
  const router = Router({ caseSensitive: true });
  /** The page for a person of ours; who comes without one is answered in the language that the browser asks for. */
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

import { openAgreements } from './agreements';
import { openMail } from './mail/open-mail';
import { openSequences } from './sequences';
import { share } from './share-app';
import { noon, openTexts, type TextHouse } from './texts';

type Needed = 'app' | 'clock' | typeof Symbol.asyncDispose;
type Mailed = Pick<Awaited<ReturnType<typeof openMail>>, Needed | 'smtp'>;
type Texting = Pick<TextHouse, Needed | 'standIn'>;
type Settings = Parameters<typeof openMail>[0];

/** Each test begins at the same time, with no mail. */
export const shareMailed = <House extends Mailed>(
  open: () => Promise<House>,
  forget: (house: House) => void = () => {},
) => {
  let began = 0;
  const opened = async () => {
    const house = await open();
    began = house.clock.time;
    return house;
  };
  return share(opened, (house) => {
    house.smtp.got.length = 0;
    house.smtp.behave({});
    house.clock.time = began;
    forget(house);
  });
};

/** One application with a mail server for the tests of a file. */
export const shareMail = (settings: Settings = {}) => shareMailed(() => openMail(settings));

/** One firm for the tests of a file: each begins without an agreement. */
export const shareAgreements = (settings: Settings = {}) => shareMailed(() => openAgreements(settings));

/** Each test begins at noon, with nothing at the provider, and with the functions that another replaced. */
const shareTexting = <House extends Texting>(
  open: () => Promise<House>,
  forget: (house: House) => void = () => {},
) => {
  let texts: Partial<TextHouse['app']['texts']> = {};
  let provider = {};
  const opened = async () => {
    const house = await open();
    texts = { ...house.app.texts };
    provider = { ...texts.provider };
    return house;
  };
  return share(opened, (house) => {
    house.clock.time = noon;
    house.standIn.forget();
    Object.assign(house.app.texts, texts);
    Object.assign(house.app.texts.provider!, provider);
    forget(house);
  });
};

/** One server with an account for texts for the tests of a file. */
export const shareTexts = () => shareTexting(openTexts);

export const shareSequences = () =>
  shareTexting(openSequences, ({ mails }) => {
    mails.length = 0;
  });

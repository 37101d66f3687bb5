import { openAgreements } from './agreements';
import { share } from './share-app';

/** One firm for the tests of a file: each begins at the same time, with no mail and no agreement. */
export const shareAgreements = () => {
  let began: number | undefined;
  const open = async () => {
    const house = await openAgreements();
    began = house.clock.time;
    return house;
  };
  return share(open, ({ smtp, clock }) => {
    smtp.got.length = 0;
    smtp.behave({});
    clock.time = began!;
  });
};

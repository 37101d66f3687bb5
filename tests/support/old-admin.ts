import type { TestApp } from './start-app';

/** Makes every account look years old. */
export const ageAccounts = ({ models }: TestApp) =>
  models.users.updateMany({}, { $set: { createdAt: new Date(0) }, $unset: { entrustedAt: '' } });

/** A second administrator with an old account, who may approve another one's requests. */
export const oldAdmin = async (app: TestApp) => {
  const second = await app.signInAs('admin');
  await ageAccounts(app);
  return second;
};

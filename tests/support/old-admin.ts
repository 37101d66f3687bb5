import type { TestApp } from './start-app';

/** Makes every account as old as if it had been there for years. */
export const ageAccounts = ({ models }: TestApp) =>
  models.users.updateMany({}, { $set: { createdAt: new Date(0) }, $unset: { entrustedAt: '' } });

/** A second administrator who has been one for years, and may agree to what another one asks for. */
export const oldAdmin = async (app: TestApp) => {
  const second = await app.signInAs('admin');
  await ageAccounts(app);
  return second;
};

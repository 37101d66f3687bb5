/** Describes what the store's check found, and what to do about it. */
export const warnOfDamage = (damage: readonly string[]) => {
  if (damage.length === 0) return;
  process.stderr.write(
    `\nThe data file is damaged. Put back a backup, or save what is whole: npx lantern repair salvage NEW_FOLDER\n  ${damage.join('\n  ')}\n\n`,
  );
};

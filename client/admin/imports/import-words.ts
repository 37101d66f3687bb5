export const importWords = {
  bad: (rows: string) =>
    rows === '1' ? 'One row has a problem and is left out.' : `${rows} rows have problems and are left out.`,
  undoDone: (leads: string, remaining: number) => ({
    title: 'Import undone',
    description:
      remaining > 0
        ? `${leads} leads were deleted. ${remaining} stay because someone worked on them.`
        : `${leads} leads were deleted.`,
  }),
} as const;

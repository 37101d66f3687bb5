import { largestScan, scanTypes } from '../../../shared/schemas/scan';

export const scanAccept = scanTypes.join(',');

/** What is wrong with a file before it is sent; nothing where it can be. */
export const scanProblem = (file: File | undefined): string | undefined =>
  file && file.size > largestScan
    ? 'This file is larger than 10 MB. Scan it in gray or at 150 dpi.'
    : undefined;

/** Sends a scan to its lead; throws a sentence for the person. */
export const uploadScan = async (leadId: string, file: File): Promise<void> => {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch(`/api/clients/${leadId}/scans`, { method: 'POST', body }).catch(
    () => undefined,
  );
  if (response?.ok) return;
  const answer = (await response?.json().catch(() => undefined)) as { message?: string } | undefined;
  throw new Error(answer?.message ?? 'The scan could not be sent. Please try again.');
};

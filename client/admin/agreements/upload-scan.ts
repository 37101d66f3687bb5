import { largestScan, scanTypes } from '../../../shared/schemas/scan';

export const scanAccept = scanTypes.join(',');

/** Checks a file before the upload; undefined if it can be sent. */
export const scanProblem = (file: File | undefined): string | undefined =>
  file && file.size > largestScan
    ? 'This file is larger than 10 MB. Scan it in gray or at 150 dpi.'
    : undefined;

/** Uploads a scan to its lead; throws an error whose message is for the user. */
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

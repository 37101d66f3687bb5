import { TRPCClientError } from '@trpc/client';

type WithFiles = {
  id: string;
  message: object;
  files: readonly File[];
  /** Called with the part that has left, from 0 to 1. */
  onProgress: (part: number) => void;
};

const fail = (answer?: { message: string }) =>
  new TRPCClientError(
    answer?.message ?? 'No answer.',
    answer && { result: { error: { ...answer, code: 0, data: answer } } as never },
  );

/** Sends an e-mail with files; it fails as a call of tRPC does, which cannot send files. */
export const sendWithFiles = ({ id, message, files, onProgress }: WithFiles) =>
  new Promise<void>((resolve, reject) => {
    const body = new FormData();
    body.append('message', JSON.stringify(message));
    for (const file of files) body.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', `/api/clients/${id}/mail`);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => (request.status === 202 ? resolve() : reject(fail(request.response ?? undefined)));
    request.onerror = () => reject(fail());
    request.send(body);
  });

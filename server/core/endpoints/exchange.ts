import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { createDeadline } from '../deadline';
import { PermanentFailure, TryAgain } from '../outbox/failures';

/** Reduces a connection failure to its code. */
const asFailure = (error: Error): Error => {
  if (error instanceof PermanentFailure || error instanceof TryAgain) return error;
  const { code } = error as NodeJS.ErrnoException;
  return new TryAgain(code === 'ABORT_ERR' ? 'no answer within 10 seconds' : (code ?? error.name));
};

type Options = {
  url: URL;
  headers: Record<string, string>;
  /** Posted; without it the address is fetched. */
  body?: string | Uint8Array | undefined;
  /** The total time limit, however slowly the response arrives. */
  within: number;
  /** The maximum response size to keep; the connection ends there. */
  mostBytes: number;
  signal?: AbortSignal | undefined;
  lookup?: LookupFunction | undefined;
};

export type Exchanged = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/**
 * Asks once; returns the status and the first bytes of the response. A redirect is a response, and is not followed.
 */
export const exchange = (options: Options): Promise<Exchanged> => {
  const { url, headers, body, within, mostBytes, signal, lookup } = options;
  const deadline = createDeadline(within, signal);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(asFailure(deadline.aborted ? Object.assign(error, { code: 'ABORT_ERR' }) : error));
    const send = url.protocol === 'https:' ? tlsRequest : plainRequest;
    const request = send(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent: false,
      ...(lookup && { lookup }),
      signal: deadline,
      headers: { ...headers, ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }) },
    });
    request.once('error', fail);
    request.once('response', (response) => {
      const pieces: Buffer[] = [];
      let length = 0;
      const finish = () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(pieces).subarray(0, mostBytes),
        });
        response.destroy();
      };
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        length += piece.length;
        if (length >= mostBytes) finish();
      });
      response.once('end', finish);
      response.once('error', fail);
    });
    request.end(body);
  });
};

import { messages } from '../../shared/messages';
import type { mediaRecord } from '../../shared/schemas/media';
import type { z } from '../../shared/zod';

/** Uploads an image; returns its id, and throws on any response that is not OK. */
export const uploadImage = async (file: File): Promise<z.infer<typeof mediaRecord>> => {
  const body = new FormData();
  body.append('file', file);
  const response = await fetch('/api/media/upload', { method: 'POST', body });
  if (!response.ok) throw new Error(messages.media.failed);
  return (await response.json()) as z.infer<typeof mediaRecord>;
};

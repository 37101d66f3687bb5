import { createHash } from 'node:crypto';
import { recordId } from '../../shared/schemas/id';
import type { MessageRecord } from '../../shared/schemas/message';
import { z } from '../../shared/zod';
import { openContent, sealContent } from '../conversation/content';
import { keepFile, pictureEndings } from '../conversation/files';
import type { MessageDoc } from '../conversation/message.model';
import type { Handler } from '../core/outbox/work';
import { imageType } from '../site/media/image-type';
import { NotKept } from './providers/provider';
import type { Texts } from './texts';

/** Fetches the pictures of a text that arrived. */
export const picturesReceived = { kind: 'text-pictures', data: z.object({ message: recordId }) };

type Listed = NonNullable<MessageRecord['files']>[number];

/** Stores one picture as it arrived, with the hash of its bytes; its type is that of its bytes. */
const keepPicture = async (texts: Texts, message: string, file: number, url: string): Promise<Listed> => {
  const label = `picture-${file + 1}`;
  try {
    const { bytes } = await texts.provider!.fetchMedia(url);
    await keepFile(texts, { message, file }, bytes);
    const type = imageType(bytes) ?? '';
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const ending = pictureEndings[type];
    return {
      name: ending ? `${label}.${ending}` : `file-${file + 1}`,
      type: ending ? type : 'application/octet-stream',
      size: bytes.length,
      sha256,
    };
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    return { name: `${label} (${error.message})`, type: '', size: 0 };
  }
};

/** Fetches and stores the pictures of a text, once; what the provider does not give now is tried again. */
export const fetchPictures =
  (texts: Texts): Handler<typeof picturesReceived> =>
  async ({ data }) => {
    const { models, provider, feed } = texts;
    const message = await models.messages.findById(data.message).lean<MessageDoc>();
    if (!message || !provider) return;
    const { _id, clientId } = message;
    const content = openContent(texts, message);
    const { media = [] } = content;
    if (content.files) return;
    const files: Listed[] = [];
    for (const [file, url] of media.entries()) files.push(await keepPicture(texts, data.message, file, url));
    const sealed = sealContent(texts, _id, { ...content, files });
    const { matchedCount } = await models.messages.updateOne({ _id }, { $set: { sealed, entryDue: 'now' } });
    // Erased meanwhile.
    if (matchedCount === 0) await models.messageFiles.deleteMany({ message: data.message });
    feed.announce(clientId ?? data.message, 'changed');
  };

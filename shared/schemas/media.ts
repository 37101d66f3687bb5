import { z } from '../zod';
import { serialId } from './id';

/** The response to an upload: the image is served at `/media/{id}`. */
export const mediaRecord = z.object({ id: serialId });

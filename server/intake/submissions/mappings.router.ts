import { mappingPreview, previewInput } from '../../../shared/schemas/vendor-mapping';
import { router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { previewMapping } from './preview-mapping';

/** What a vendor's own names and values would become, before staff save them. */
export const mappingsRouter = router({
  preview: procedureFor('vendors.manage')
    .input(previewInput)
    .output(mappingPreview)
    .query(({ ctx, input: { id, ...mapping } }) => previewMapping(ctx, id, mapping)),
});

import { mappingPreview, previewInput } from '../../../shared/schemas/vendor-mapping';
import { router } from '../../core/http/trpc';
import { procedureFor } from '../deps';
import { previewMapping } from './preview-mapping';

/** Shows what a mapping makes of a vendor's names and values, before staff save it. */
export const mappingsRouter = router({
  preview: procedureFor('vendors.manage')
    .input(previewInput)
    .output(mappingPreview)
    .query(({ ctx, input: { id, ...mapping } }) => previewMapping(ctx, id, mapping)),
});

export { createDraftKeeper, type DraftKeeper, type DraftState, type FormDraft } from './draft-keeper.ts';

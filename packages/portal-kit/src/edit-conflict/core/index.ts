export { type Choices, type Edit, type EditedField, mergeEdits, type Side, startChoices } from './merge.ts';

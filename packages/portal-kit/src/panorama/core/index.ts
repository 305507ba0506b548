export { FIELD, nextField, type PanoramaFailure, type PanoramaScene, waysOf } from './tour.ts';

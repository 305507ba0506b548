export { type Remaining, remaining, SPOKEN_AT, spokenMark } from './remaining.ts';

export {
  type CompareCell,
  type CompareGroup,
  type CompareRow,
  countRows,
  type MarkedCell,
  type MarkedRow,
  markRow,
} from './compare.ts';

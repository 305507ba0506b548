import type { ReactNode } from 'react';
import { useLoadedWords } from '../../platform/words/use-loaded-words.ts';
import { QuestionBox } from '../shared/question/question-box.tsx';
import { questionWords } from '../shared/question/words.ts';

interface AskedQuestionProps {
  question: string;
  /** While the words load. */
  fallback: ReactNode;
}

/** The question box with a question that was asked already. */
export const AskedQuestion = ({ question, fallback }: AskedQuestionProps) =>
  useLoadedWords(questionWords.question) ? <QuestionBox asked={question} /> : fallback;

import { Button } from '@zonekit/ui/button';
import { ChoiceGroup } from '@zonekit/ui/choice-group';
import { Dialog } from '@zonekit/ui/dialog';
import { Field } from '@zonekit/ui/field';
import { Progress } from '@zonekit/ui/progress';
import { TextInput } from '@zonekit/ui/text-input';
import { lazy, Suspense, useState } from 'react';
import { MAX_CHECKS, STEPS } from '../shared/data.js';
import { Region } from './region.tsx';

/** Two of ten questions want a calendar; it comes when the first of them does. */
const DateQuestion = lazy(() => import('./date-question.tsx'));

const Waiting = ({ label }: { label: string }) => (
  <Field label={label}>{(control) => <TextInput {...control} disabled />}</Field>
);

type Answer = string | string[];

const toOptions = (names: readonly string[], isDisabled: (name: string) => boolean = () => false) =>
  names.map((name) => ({ value: name, label: name, disabled: isDisabled(name) }));

function Question({
  step,
  answer,
  onAnswer,
}: {
  step: (typeof STEPS)[number];
  answer: Answer | undefined;
  onAnswer: (answer: Answer) => void;
}) {
  const { kind, label, options = [] } = step;
  const text = typeof answer === 'string' ? answer : '';
  const chosen = Array.isArray(answer) ? answer : [];
  switch (kind) {
    case 'region':
      return <Region label={label} value={text} onValueChange={onAnswer} />;
    case 'checks':
      return (
        <ChoiceGroup
          type="checkbox"
          legend={label}
          name="answer"
          value={chosen}
          onValueChange={onAnswer}
          count={`${chosen.length} of ${MAX_CHECKS}`}
          options={toOptions(options, (name) => chosen.length >= MAX_CHECKS && !chosen.includes(name))}
        />
      );
    case 'radio':
      return (
        <ChoiceGroup
          type="radio"
          legend={label}
          name="answer"
          value={text || null}
          onValueChange={onAnswer}
          options={toOptions(options)}
        />
      );
    case 'date':
      return (
        <Suspense fallback={<Waiting label={label} />}>
          <DateQuestion label={label} value={text || null} onValueChange={(date) => onAnswer(date ?? '')} />
        </Suspense>
      );
    default:
      return (
        <Field label={label}>
          {(control) => <TextInput {...control} value={text} onChange={(event) => onAnswer(event.target.value)} />}
        </Field>
      );
  }
}

function Survey({ onDone }: { onDone: () => void }) {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<Record<number, Answer>>({});
  const step = STEPS[index];
  if (!step) return null;
  const number = index + 1;
  return (
    <>
      <Dialog.Body>
        <div className="stack" data-testid="modal-a">
          <Progress label="Survey progress" labelHidden value={number} max={STEPS.length} />
          <p role="status">
            Step {number} of {STEPS.length}
          </p>
          <div data-testid="qa-step" data-step={number} key={index}>
            <Question
              step={step}
              answer={answers[index]}
              onAnswer={(answer) => setAnswers((current) => ({ ...current, [index]: answer }))}
            />
          </div>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.Actions>
          <Button data-testid="qa-prev" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            Previous
          </Button>
          {number < STEPS.length ? (
            <Button kind="primary" data-testid="qa-next" onClick={() => setIndex(index + 1)}>
              Next
            </Button>
          ) : (
            <Button kind="primary" data-testid="qa-submit" onClick={onDone}>
              Submit
            </Button>
          )}
        </Dialog.Actions>
      </Dialog.Footer>
    </>
  );
}

export default function SurveyDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content width={800} closeLabel="Close" aria-describedby={undefined}>
        <Dialog.Header closeProps={{ 'data-testid': 'modal-a-close' }}>
          <Dialog.Title>Yearly enterprise survey</Dialog.Title>
        </Dialog.Header>
        <Survey onDone={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

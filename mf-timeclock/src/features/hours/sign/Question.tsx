import { useId } from 'react';
import type { YesOrNo } from '../../../gql/graphql.js';

interface QuestionProps {
  readonly question: string;
  readonly answer: YesOrNo | null;
  readonly isMissing: boolean;
  readonly onAnswer: (answer: YesOrNo) => void;
}

const choices: readonly (readonly [value: YesOrNo, label: string])[] = [
  ['YES', 'Yes'],
  ['NO', 'No'],
];

export function Question({ question, answer, isMissing, onAnswer }: QuestionProps) {
  const id = useId();
  return (
    <fieldset className="tc:flex tc:flex-col tc:gap-1 tc:text-sm">
      <legend className="tc:mb-1 tc:font-medium tc:wrap-anywhere">{question}</legend>
      <div className="tc:flex tc:gap-6">
        {choices.map(([value, label]) => (
          <label key={value} className="tc:flex tc:min-h-11 tc:cursor-pointer tc:items-center tc:gap-2 tc:pr-3">
            <input
              type="radio"
              name={id}
              className="tc:size-5 tc:accent-primary"
              checked={answer === value}
              aria-invalid={isMissing}
              aria-describedby={isMissing ? `${id}-error` : undefined}
              onChange={() => onAnswer(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={`${id}-error`} className="tc:text-destructive">
          Answer Yes or No
        </p>
      )}
    </fieldset>
  );
}

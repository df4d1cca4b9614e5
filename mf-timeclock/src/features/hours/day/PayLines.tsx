import type { PayLine } from '../days/hours-days.js';
import { formatHours } from '../days/hours-formats.js';

const kinds: Readonly<Record<PayLine['kind'], string>> = {
  REGULAR: 'Regular',
  OVERTIME: 'Overtime',
  DOUBLE_TIME: 'Double time',
  PTO: 'Time off',
};

export function PayLines({ lines }: { readonly lines: readonly PayLine[] }) {
  return (
    <ul className="tc:flex tc:flex-col tc:gap-2">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.explanation} ${line.policy?.id}`} className="tc:flex tc:flex-col">
          <span className="tc:flex tc:justify-between tc:gap-3 tc:font-medium">
            <span className="tc:wrap-anywhere">
              {line.policy ? `${kinds[line.kind]}: ${line.policy.name}` : kinds[line.kind]}
            </span>
            <span className="tc:whitespace-nowrap tc:tabular-nums">{formatHours(line.minutes)}</span>
          </span>
          <span className="tc:text-muted-foreground">{line.explanation}</span>
        </li>
      ))}
    </ul>
  );
}

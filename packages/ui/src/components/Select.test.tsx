import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './Field.js';
import { Select } from './Select.js';

const jobs = (
  <>
    <option value="">None</option>
    <option value="roof">Roof</option>
  </>
);

test('a field names and describes its select, whose options are chosen by name', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <Field label="Job" hint="What the shift is for" error="Choose a job.">
      <Select onChange={({ target }) => chosen.push(target.value)}>{jobs}</Select>
    </Field>,
  );
  const select = screen.getByRole('combobox', { name: 'Job' });
  expect(select).toHaveAccessibleDescription('What the shift is for Choose a job.');
  expect(select).toBeInvalid();
  await user.selectOptions(select, 'Roof');
  expect(chosen).toEqual(['roof']);
});

test('the arrow is decorative: it takes no click and is not announced', () => {
  const { container } = render(<Select aria-label="Job">{jobs}</Select>);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('svg')).toHaveClass('pointer-events-none');
});

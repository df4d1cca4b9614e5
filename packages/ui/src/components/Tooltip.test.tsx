import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.js';
import { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger } from './Tooltip.js';

test('a tooltip opens immediately for keyboard users, describes the control, and closes with Escape', async () => {
  const user = userEvent.setup();
  render(
    <TooltipProvider>
      <Tooltip>
        <TooltipTrigger asChild>
          <Button>Toggle sidebar</Button>
        </TooltipTrigger>
        <TooltipContent>Ctrl+B</TooltipContent>
      </Tooltip>
    </TooltipProvider>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Ctrl+B');
  expect(screen.getByRole('button', { name: 'Toggle sidebar' })).toHaveAccessibleDescription('Ctrl+B');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

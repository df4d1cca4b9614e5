import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs.js';

test('one panel is visible at a time, and the arrow keys change it', async () => {
  const user = userEvent.setup();
  render(
    <Tabs defaultValue="login">
      <TabsList aria-label="Sign in or register">
        <TabsTrigger value="login">Login</TabsTrigger>
        <TabsTrigger value="register">Register</TabsTrigger>
      </TabsList>
      <TabsContent value="login">Welcome back</TabsContent>
      <TabsContent value="register">Create an account</TabsContent>
    </Tabs>,
  );
  expect(screen.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Login' })).toHaveTextContent('Welcome back');

  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Register' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Register' })).toHaveTextContent('Create an account');
  expect(screen.queryByText('Welcome back')).not.toBeInTheDocument();
});

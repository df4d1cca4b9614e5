import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { onDemand } from './on-demand.js';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

test('a component that was loaded before is rendered at once', async () => {
  const { Component, load } = onDemand(async () => Greeting);
  await load();
  render(<Component name="Ann" />);
  expect(screen.getByText('Hello Ann')).toBeInTheDocument();
});

test('a component that was not loaded is loaded once, and keeps its state', async () => {
  const loads = Promise.withResolvers<typeof Greeting>();
  const { Component } = onDemand(() => loads.promise);
  const rendered = render(<Component name="Ann" />, { wrapper: ({ children }) => <Suspense>{children}</Suspense> });
  await act(async () => loads.resolve(Greeting));
  const text = await screen.findByText('Hello Ann');
  rendered.rerender(<Component name="Bo" />);
  expect(screen.getByText('Hello Bo')).toBe(text);
});

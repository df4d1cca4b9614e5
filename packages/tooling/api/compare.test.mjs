import { beforeAll, describe, expect, test } from '@jest/globals';
import { findBreaks } from './compare.mjs';

const released = `
declare module '@timetrack/ui' {
  export * from '@timetrack/ui/src/index';
}

declare module '@timetrack/ui/src/index' {
  export function Removed(): void;
  export type BecameValue = string;
  export function Same<T>(value: T): T[];
  export function OptionalProp(props: { label: string }): null;
  export function RequiredProp(props: { label: string }): null;
  export function LostProp(props: { label: string; hint?: string }): null;
  export function NarrowerProp(props: { size: 'small' | 'large' }): null;
  export function WiderProp(props: { size: 'small' | 'large' }): null;
  export function WiderResult(): string;
  export interface Definition { readonly path: string; readonly icon: 'users' }
  export interface Required { readonly path: string }
  export interface Received { readonly name: string; readonly ability: Ability }
  export interface LostOptional { readonly a: string; readonly b?: string }
  export type Ability = 'READ' | 'WRITE';
  export type Shrunk = 'READ' | 'WRITE';
  export interface Generic<T extends object> { readonly value: T }
  export const Context: import('react').Context<Received | null>;
  export type { ReactNode } from 'react';
}
`;

const current = `
declare module '@timetrack/ui' {
  export * from '@timetrack/ui/src/index';
}

declare module '@timetrack/ui/src/index' {
  export const BecameValue: string;
  export function Same<T>(value: T): T[];
  export function OptionalProp(props: { label: string; hint?: string }): null;
  export function RequiredProp(props: { label: string; hint: string }): null;
  export function LostProp(props: { label: string }): null;
  export function NarrowerProp(props: { size: 'small' }): null;
  export function WiderProp(props: { size: 'small' | 'medium' | 'large' }): null;
  export function WiderResult(): string | null;
  export interface Definition { readonly path: string; readonly icon: 'users' | 'bell'; readonly requires?: object }
  export interface Required { readonly path: string; readonly title: string }
  export interface Received { readonly name: string; readonly ability: Ability; readonly email: string }
  export interface LostOptional { readonly a: string }
  export type Ability = 'READ' | 'WRITE' | 'DELETE';
  export type Shrunk = 'READ';
  export interface Generic<T extends object> { readonly value: T; readonly note?: string }
  export const Context: import('react').Context<Received | null>;
  export type { ReactNode } from 'react';
  export function Added(): void;
}
`;

/** @type {Map<string, string>} */
let breaks;

beforeAll(async () => {
  const found = await findBreaks({
    released: [released],
    current: [current],
    usage: { Definition: 'given', Required: 'given', Received: 'received', Ability: 'open', Shrunk: 'open' },
  });
  breaks = new Map(found.map(({ name, message }) => [name, message]));
});

describe('a break of the public interface', () => {
  test.each([
    ['Removed', 'is no longer exported'],
    ['BecameValue', 'was a type, and is a value'],
    ['RequiredProp', "Property 'hint' is missing"],
    ['LostProp', 'lacks a property'],
    ['NarrowerProp', 'does not fit its earlier type'],
    ['WiderResult', 'does not fit its earlier type'],
    ['Required', 'no longer accepts what its earlier type accepted'],
    ['LostOptional', 'lacks a property'],
    ['Shrunk', 'has lost a member'],
  ])('is found in %s', (name, message) => {
    expect(breaks.get(name)).toContain(message);
  });

  test.each([
    'Same',
    'OptionalProp',
    'WiderProp',
    'Definition',
    'Received',
    'Ability',
    'Generic',
    'Context',
    'ReactNode',
    'Added',
  ])('is not found in %s', (name) => {
    expect(breaks.get(name)).toBeUndefined();
  });
});

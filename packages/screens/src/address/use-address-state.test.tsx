import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from '@timetrack/contracts/routing';
import { renderScreen } from '@timetrack/testing';
import { type AddressFormat, oneOf, useAddressState, writeAddress } from './use-address-state.js';

interface Address {
  readonly view: 'month' | 'week';
  readonly member: string | null;
}

const format: AddressFormat<Address> = {
  parameters: ['view', 'member'],
  read: (params) => ({ view: oneOf(['month', 'week'], params.get('view')) ?? 'month', member: params.get('member') }),
  write: ({ view, member }) => ({ view: view === 'month' ? null : view, member }),
};

function Team() {
  const { state, change, open, swap, close, queryWith } = useAddressState(format);
  const { search } = useLocation();
  const navigate = useNavigate();
  const button = (name: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  );
  return (
    <>
      <p data-testid="query">{search}</p>
      <p>{state.member ?? 'nobody'} is open</p>
      <a href={`?${queryWith({ member: 'linked' })}`}>Panel of the linked member</a>
      {button('Week', () => change({ view: 'week' }))}
      {button('Month', () => change({ view: 'month' }, { replace: true }))}
      {button('Open', () => open({ member: 'ada' }))}
      {button('Swap', () => swap({ member: 'wes' }))}
      {button('Close', () => close({ member: null }))}
      {button('Back', () => void navigate(-1))}
    </>
  );
}

function renderTeam(path = '/team') {
  const { user } = renderScreen(<Team />, { path });
  const query = () => screen.getByTestId('query').textContent;
  return { query, click: (name: string) => user.click(screen.getByRole('button', { name })) };
}

describe('the address of a screen', () => {
  test('ignores unknown values', () => {
    expect(format.read(new URLSearchParams('view=year'))).toEqual({ view: 'month', member: null });
  });

  test('omits defaults, and keeps the parameters of other screens', () => {
    const params = new URLSearchParams('theme=light&view=week&member=ada');
    expect(`${writeAddress(format, params, { view: 'month', member: null })}`).toBe('theme=light');
  });

  test('adds a history entry for each change, unless the change replaces the current entry', async () => {
    const { query, click } = renderTeam();
    await click('Week');
    await click('Month');
    expect(query()).toBe('');
    await click('Back');
    expect(query()).toBe('');
  });

  test('links to a changed state', () => {
    renderTeam('/team?view=week');
    expect(screen.getByRole('link', { name: 'Panel of the linked member' })).toHaveAttribute(
      'href',
      '?view=week&member=linked',
    );
  });
});

describe('a dialog in the address', () => {
  test('is closed by going back to where it was opened', async () => {
    const { query, click } = renderTeam('/team?view=week');
    await click('Open');
    expect(query()).toBe('?view=week&member=ada');
    await click('Swap');
    expect(query()).toBe('?view=week&member=wes');
    await click('Close');
    expect(query()).toBe('?view=week');
  });

  test('is closed without leaving the screen after a link opened it', async () => {
    const { query, click } = renderTeam('/team?view=week&member=ada');
    await click('Close');
    expect(query()).toBe('?view=week');
  });
});

import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router';
import { PageArea } from './PageArea.js';

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

const area = () => document.querySelector('[data-page-area]') as HTMLElement;

function scrollTo(top: number) {
  area().scrollTop = top;
  fireEvent.scroll(area());
}

test('going back shows a page where it was scrolled to, and a new page at its top', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <PageArea>
        <Routes>
          <Route path="/" element={<Link to="/hours">Hours</Link>} />
          <Route path="/hours" element={<Back />} />
        </Routes>
      </PageArea>
    </MemoryRouter>,
  );
  scrollTo(300);
  await user.click(screen.getByRole('link', { name: 'Hours' }));
  expect(area().scrollTop).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(area().scrollTop).toBe(300);
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aPayload,
  aPicture,
  api,
  aViewer,
  mockGateway,
  rejectWith,
  renderScreen,
  respondWith,
} from '@timetrack/testing';
import { delay } from 'msw';
import { aPhoto, aTimesheet } from '../../testing/builders.js';
import { defaults } from '../../testing/defaults.js';
import { ClockIn, ClockOut, LoadActiveTimesheet } from '../clock/punches.graphql.js';
import { WorkerHome } from '../home/WorkerHome.js';
import { forgetDraftsInMemory } from './draft-store.js';
import { SaveNotes, UploadPhotos } from './notes-and-photos.graphql.js';

const server = mockGateway(defaults);

beforeEach(() => {
  sessionStorage.clear();
  forgetDraftsInMemory();
});

const respondWithActiveTimesheet = (timesheet: ReturnType<typeof aTimesheet> | null) =>
  server.use(api.query(LoadActiveTimesheet, () => respondWith(aViewer({ activeTimesheet: timesheet }))));

/** Records each save, and responds with the saved values. */
function recordSaves() {
  const saves: unknown[] = [];
  server.use(
    api.mutation(SaveNotes, ({ variables: { input } }) => {
      saves.push(input);
      return respondWith(
        aPayload('timesheetUpdate', {
          timesheet: aTimesheet({ id: input.id, notes: input.notes ?? '' }),
        }),
      );
    }),
  );
  return saves;
}

async function home() {
  const rendered = renderScreen(<WorkerHome />);
  return { ...rendered, notes: await screen.findByLabelText('Notes') };
}

const saveButton = () => screen.getByRole('button', { name: 'Save Notes & Photos' });

describe('notes', () => {
  test('are saved to the timesheet in progress', async () => {
    respondWithActiveTimesheet(aTimesheet({ notes: 'Before' }));
    const saves = recordSaves();
    const { user, notes, toasts } = await home();
    expect(notes).toHaveValue('Before');
    await user.type(notes, ' and after');
    expect(screen.getByText('You have unsaved changes')).toBeInTheDocument();
    await user.click(saveButton());
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Notes saved', description: 'Your notes and photos have been updated' }]),
    );
    expect(saves).toEqual([{ id: 'timesheet-1', notes: 'Before and after' }]);
    expect(screen.queryByText('You have unsaved changes')).not.toBeInTheDocument();
  });

  test('can be cleared', async () => {
    respondWithActiveTimesheet(aTimesheet({ notes: 'Wrong' }));
    const saves = recordSaves();
    const { user, notes } = await home();
    await user.clear(notes);
    await user.click(saveButton());
    await waitFor(() => expect(saves).toEqual([{ id: 'timesheet-1', notes: '' }]));
    expect(notes).toHaveValue('');
  });

  test('are kept, but can’t be saved, without a timesheet in progress', async () => {
    const { user, notes, toasts } = await home();
    await user.type(notes, 'Too early');
    await user.click(saveButton());
    await waitFor(() =>
      expect(toasts).toEqual([expect.objectContaining({ title: 'No active timesheet', variant: 'destructive' })]),
    );
    expect(notes).toHaveValue('Too early');
  });

  test('are kept when saving fails', async () => {
    respondWithActiveTimesheet(aTimesheet());
    server.use(api.mutation(SaveNotes, () => rejectWith({ message: 'Notes are too long', code: 'BAD_USER_INPUT' })));
    const { user, notes, toasts } = await home();
    await user.type(notes, 'Long story');
    await user.click(saveButton());
    await waitFor(() =>
      expect(toasts).toEqual([{ title: 'Save failed', description: 'Notes are too long', variant: 'destructive' }]),
    );
    expect(notes).toHaveValue('Long story');
  });
});

describe('unsaved notes', () => {
  test('survive a refetch of the timesheet', async () => {
    respondWithActiveTimesheet(aTimesheet({ notes: 'Server' }));
    const { user, notes, client } = await home();
    await user.clear(notes);
    await user.type(notes, 'Mine');
    respondWithActiveTimesheet(aTimesheet({ notes: 'Server, changed' }));
    await act(() => client.refetchQueries({ include: [LoadActiveTimesheet] }));
    expect(notes).toHaveValue('Mine');
  });

  test('survive leaving the screen and a reload', async () => {
    respondWithActiveTimesheet(aTimesheet());
    const first = await home();
    await first.user.type(first.notes, 'Half a sentence');
    first.unmount();
    forgetDraftsInMemory();
    const { notes } = await home();
    expect(notes).toHaveValue('Half a sentence');
  });

  test('belong to the next timesheet if they were written before clocking in', async () => {
    const saves = recordSaves();
    server.use(
      api.mutation(ClockIn, () => {
        respondWithActiveTimesheet(aTimesheet());
        return respondWith(aPayload('timesheetClockIn', { timesheet: aTimesheet() }));
      }),
    );
    const { user, notes } = await home();
    await user.type(notes, 'Early bird');
    await user.click(screen.getByRole('button', { name: 'Clock In' }));
    await screen.findByText('Your time is now being tracked');
    expect(screen.getByLabelText('Notes')).toHaveValue('Early bird');
    await user.click(saveButton());
    await waitFor(() => expect(saves).toEqual([{ id: 'timesheet-1', notes: 'Early bird' }]));
  });

  test('are saved automatically at clock-out', async () => {
    respondWithActiveTimesheet(aTimesheet());
    const saves = recordSaves();
    clockOutSucceeds();
    const { user, notes } = await home();
    await user.type(notes, 'All done');
    await user.click(screen.getByRole('button', { name: 'Clock Out' }));
    await waitFor(() => expect(saves).toEqual([{ id: 'timesheet-1', notes: 'All done' }]));
    await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveValue(''));
  });

  test('are not called unsaved while the clock-out is being sent', async () => {
    respondWithActiveTimesheet(aTimesheet());
    const response = Promise.withResolvers<void>();
    const saves = recordSaves();
    clockOutSucceeds(response.promise);
    const { user, notes } = await home();
    await user.type(notes, 'All done');
    await user.click(screen.getByRole('button', { name: 'Clock Out' }));
    await screen.findByRole('button', { name: 'Clock In' });
    expect(screen.queryByText('The notes of your last shift are not saved')).not.toBeInTheDocument();
    response.resolve();
    await waitFor(() => expect(saves).toHaveLength(1));
  });

  test('are kept and offered again when saving at clock-out fails', async () => {
    respondWithActiveTimesheet(aTimesheet());
    server.use(api.mutation(SaveNotes, () => rejectWith({ message: 'Not now', code: 'INTERNAL' }), { once: true }));
    clockOutSucceeds();
    const { user, notes } = await home();
    await user.type(notes, 'All done');
    await user.click(screen.getByRole('button', { name: 'Clock Out' }));
    expect(await screen.findByText('The notes of your last shift are not saved')).toBeInTheDocument();
    const saves = recordSaves();
    await user.click(screen.getByRole('button', { name: 'Save them now' }));
    await waitFor(() => expect(saves).toEqual([{ id: 'timesheet-1', notes: 'All done' }]));
    await waitFor(() =>
      expect(screen.queryByText('The notes of your last shift are not saved')).not.toBeInTheDocument(),
    );
  });

  test('are discarded only after confirmation', async () => {
    sessionStorage.setItem('timetrack-drafts:user-1', JSON.stringify({ 'timesheet-0': { notes: 'Old' } }));
    const { user } = await home();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Discard the unsaved notes?' });
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText('The notes of your last shift are not saved')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('timetrack-drafts:user-1')).toBeNull();
  });

  function clockOutSucceeds(after = Promise.resolve()) {
    server.use(
      api.mutation(ClockOut, async () => {
        await after;
        respondWithActiveTimesheet(null);
        return respondWith(
          aPayload('timesheetClockOut', { timesheet: { ...aTimesheet(), status: 'PENDING' as const } }),
        );
      }),
    );
  }
});

describe('photos', () => {
  test('are uploaded, displayed, and saved with the notes', async () => {
    respondWithActiveTimesheet(aTimesheet({ images: [aPhoto('old')] }));
    const saves = recordSaves();
    server.use(
      api.mutation(UploadPhotos, () =>
        respondWith(aPayload('timesheetImagesUpload', { images: [aPhoto('a'), aPhoto('b')] })),
      ),
    );
    const { user, toasts } = await home();
    await user.upload(screen.getByLabelText('Photos'), [aPicture('a.png'), aPicture('b.png')]);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Photos uploaded', description: '2 photo(s) added' }]));
    expect(screen.getAllByRole('button', { name: /^Remove photo/ })).toHaveLength(3);
    await user.click(saveButton());
    const imageUrls = ['/api/photos/old', '/api/photos/a', '/api/photos/b'];
    await waitFor(() => expect(saves).toEqual([{ id: 'timesheet-1', imageUrls }]));
  });

  test('can be removed one by one', async () => {
    respondWithActiveTimesheet(aTimesheet({ images: [aPhoto('a'), aPhoto('b')] }));
    const saves = recordSaves();
    const { user } = await home();
    await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    await user.click(saveButton());
    await waitFor(() => expect(saves).toEqual([{ id: 'timesheet-1', imageUrls: ['/api/photos/b'] }]));
  });

  test('can’t be picked during an upload, and a reload asks before it ends the upload', async () => {
    server.use(api.mutation(UploadPhotos, async () => delay('infinite')));
    const { user } = await home();
    await user.upload(screen.getByLabelText('Photos'), aPicture('a.png'));
    expect(screen.getByLabelText('Photos')).toBeDisabled();
    expect(screen.getByText('Uploading a.png')).toBeInTheDocument();
    const isReloadAllowed = window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isReloadAllowed).toBe(false);
    expect(saveButton()).toHaveAttribute('aria-disabled', 'true');
  });

  test('show the reason next to the picker when an upload fails', async () => {
    server.use(
      api.mutation(UploadPhotos, () => rejectWith({ message: 'Only images', code: 'UNSUPPORTED_MEDIA_TYPE' })),
    );
    const { user, toasts } = await home();
    await user.upload(screen.getByLabelText('Photos'), aPicture('a.png'));
    await waitFor(() =>
      expect(toasts).toEqual([
        { title: 'Upload failed', description: 'Could not upload photos', variant: 'destructive' },
      ]),
    );
    expect(screen.getByLabelText('Photos')).toBeEnabled();
    expect(screen.getByText('Only images')).toBeInTheDocument();
  });

  test('are uploaded in batches of ten', async () => {
    const calls: number[] = [];
    server.use(
      api.mutation(UploadPhotos, async ({ request }) => {
        const form = await request.clone().formData();
        calls.push([...form.keys()].filter((key) => /^\d+$/.test(key)).length);
        return respondWith(aPayload('timesheetImagesUpload', { images: [aPhoto(`call-${calls.length}`)] }));
      }),
    );
    const { user, toasts } = await home();
    const many = Array.from({ length: 12 }, (_, index) => aPicture(`${index}.png`));
    await user.upload(screen.getByLabelText('Photos'), many);
    await waitFor(() => expect(toasts).toEqual([{ title: 'Photos uploaded', description: '12 photo(s) added' }]));
    expect(calls).toEqual([10, 2]);
  });
});

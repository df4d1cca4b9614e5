import { configure } from '@testing-library/dom';

// Generous for a busy machine. A longer limit costs nothing if the wait succeeds.
configure({ asyncUtilTimeout: 20_000 });

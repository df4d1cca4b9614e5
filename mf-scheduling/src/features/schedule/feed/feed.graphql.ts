import { graphql } from '../../../gql/index.js';

export const LoadFeed = graphql(`
  query Scheduling_Feed_Load {
    viewer {
      calendarFeed {
        url
        webcalUrl
      }
    }
  }
`);

export const ResetFeed = graphql(`
  mutation Scheduling_Feed_Reset {
    calendarFeedReset {
      calendarFeed {
        url
        webcalUrl
      }
    }
  }
`);

/** The code is as secret as the address, so it is only drawn on request. */
export const LoadFeedQr = graphql(`
  query Scheduling_Feed_LoadQr {
    viewer {
      calendarFeed {
        url
        qrCodeDataUrl
      }
    }
  }
`);

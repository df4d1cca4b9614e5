import { graphql } from '../../../gql/index.js';

export const AttentionRowItem = graphql(`
  fragment AttentionRow_item on AttentionItem {
    message
    scheduleId
    jobId
    timesheetId
    startAt
    endAt
    user {
      id
      firstName
      lastName
      scheduleColor
    }
  }
`);

export const NeedsAttentionAttention = graphql(`
  fragment NeedsAttention_attention on Attention {
    count
    groups {
      kind
      count
      items {
        scheduleId
        user {
          id
        }
        ...AttentionRow_item
      }
    }
  }
`);

export const LoadAttention = graphql(`
  query Timeclock_Dashboard_LoadAttention {
    viewer {
      attention {
        count
        ...NeedsAttention_attention
      }
    }
  }
`);

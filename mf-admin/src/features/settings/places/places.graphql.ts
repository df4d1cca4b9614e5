import { graphql } from '../../../gql/index.js';

export const PlaceRowPlace = graphql(`
  fragment PlaceRow_place on Place {
    id
    name
    address
    lat
    lng
    radiusMeters
    retired
  }
`);

export const LoadPlaces = graphql(`
  query Admin_Settings_LoadPlaces {
    viewer {
      organization {
        id
        geofenceToleranceMeters
      }
      places(includeRetired: true, first: 1000) {
        nodes {
          id
          retired
          ...PlaceRow_place
        }
      }
    }
  }
`);

export const CreatePlace = graphql(`
  mutation Admin_Settings_CreatePlace($input: PlaceCreateInput!) {
    placeCreate(input: $input) {
      place {
        id
        ...PlaceRow_place
      }
    }
  }
`);

export const UpdatePlace = graphql(`
  mutation Admin_Settings_UpdatePlace($input: PlaceUpdateInput!) {
    placeUpdate(input: $input) {
      place {
        id
        ...PlaceRow_place
      }
    }
  }
`);

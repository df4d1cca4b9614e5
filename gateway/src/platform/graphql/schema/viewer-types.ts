import { ObjectType } from 'type-graphql';

/** Operations add their fields: see `operation`. */
@ObjectType('Viewer', {
  description:
    'Everything that the caller, a person or an API key, may read. A field that fails is null, with an entry in `errors`, and ' +
    'leaves the other fields as they are.',
})
export class ViewerType {}

@ObjectType('Visitor', { description: 'Everything that can be read without a session.' })
export class VisitorType {}

import { Field, Float, ObjectType } from 'type-graphql';

/** Where a punch was made, in degrees, exactly as the device gave it. */
@ObjectType()
export class Location {
  @Field(() => Float)
  lat!: number;

  @Field(() => Float)
  lng!: number;
}

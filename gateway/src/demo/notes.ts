/** Notes that employees of a landscaping company might write. */
export const demoNotes: readonly string[] = [
  'Finished the north beds, mulch is down. Two bags left in the trailer.',
  'Irrigation zone 3 is leaking at the valve box. Turned it off, needs a new diaphragm.',
  'Customer asked whether the maple can be moved two feet left. Told her Maya will call.',
  'Skid steer back at the yard, fuel at a quarter.',
  'Laid 14 m of edging. Ran out of stakes at 2 pm.',
  'Rain from 10 to 11, waited it out in the truck.',
  'Base course is compacted and level. Ready for the first row of block tomorrow.',
  'Picked up sod from the nursery: 40 rolls, 3 were dry, sent back.',
  'Pruned the hedge along the east walk. Bird nest in the third one, left it alone.',
  'Gate code changed to the one Tom texted.',
  'Sharpened all the hand tools after lunch.',
  'Planted 12 junipers and staked the two larger pines.',
  'Second coat of sealer on the patio. Keep people off until tomorrow noon.',
  'Helped the stone crew unload pallets for an hour.',
  'Bobcat’s left headlight is out.',
];

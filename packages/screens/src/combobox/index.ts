export { Combobox } from './Combobox.js';
export type { OptionFormat } from './combobox.types.js';
export { PeopleCombobox, PersonCombobox } from './PersonCombobox.js';
export { type FoundPeople, findPeople, type PeopleSearch, type PersonOption } from './people.js';

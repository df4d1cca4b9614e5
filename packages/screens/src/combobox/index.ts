export { Combobox, type ComboboxProps, type FoundOptions, type OptionFormat } from './Combobox.js';
export { PeopleCombobox, PersonCombobox } from './PersonCombobox.js';
export { type FoundPeople, findPeople, type PeopleSearch, type PersonOption, type UsePeopleSearch } from './people.js';

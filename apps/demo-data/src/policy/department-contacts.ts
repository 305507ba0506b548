import type { Department } from './departments.ts';

/** Seats of the ministries; 国务院办公厅 and what is missing here have the state council's. */
const seats: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  'cn-most': ['北京市海淀区复兴路乙15号', 'B15 Fuxing Road, Haidian District, Beijing'],
  'cn-miit': ['北京市西城区西长安街13号', '13 West Chang’an Avenue, Xicheng District, Beijing'],
  'cn-mof': ['北京市西城区三里河南三巷3号', '3 Nansanxiang, Sanlihe, Xicheng District, Beijing'],
  'cn-mofcom': ['北京市东城区东长安街2号', '2 East Chang’an Avenue, Dongcheng District, Beijing'],
  'cn-ndrc': ['北京市西城区月坛南街38号', '38 Yuetan South Street, Xicheng District, Beijing'],
  'cn-cnipa': ['北京市海淀区西土城路6号', '6 Xitucheng Road, Haidian District, Beijing'],
};

const addressOf = ({ id, level }: Department, position: number): readonly [zh: string, en: string] => {
  const floor = 2 + (position % 9);
  switch (level) {
    case 'national':
      return seats[id] ?? ['北京市西城区府右街', 'Fuyou Street, Xicheng District, Beijing'];
    case 'provincial':
      return [`省行政中心${position}号楼`, `Building ${position}, Provincial Administration Centre`];
    case 'municipal':
      return [`东港市人民路88号市民中心B座${floor}层`, `Floor ${floor}, Block B, 88 Renmin Road, Donggang`];
    case 'district':
      return [
        `东港自贸区港口大道1号管委会大楼${floor}层`,
        `Floor ${floor}, 1 Harbour Avenue, Donggang Free Trade Zone`,
      ];
  }
};

/** How a department is reached. Ministries have the government's hotline, the others invented numbers. */
export const contactOf = (department: Department, position: number) => {
  const [address_zh, address_en] = addressOf(department, position);
  const closing = department.level === 'district' ? '17:30' : '17:00';
  return {
    address_zh,
    address_en,
    phone: department.level === 'national' ? '12345' : `0415-202${String(6300 + position)}`,
    hours_zh: `工作日 9:00–12:00，13:30–${closing}`,
    hours_en: `Working days 9:00–12:00, 13:30–${closing}`,
  };
};

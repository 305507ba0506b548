type Words = readonly [zh: string, en: string];

export interface ScenePlan {
  name: Words;
  description: Words;
  view: 'open_air' | 'office' | 'hall';
  yaw: number;
  /** Scenes, counted from 0, and where the way to them begins. */
  ways: readonly (readonly [to: number, yaw: number, pitch: number])[];
}

export interface PanoramaPlan {
  name: Words;
  /** Number of its park, from 0. */
  park: number;
  scenes: readonly ScenePlan[];
}

export const panoramaPlans: readonly PanoramaPlan[] = [
  {
    name: ['启航中心', 'Sailing Centre'],
    park: 0,
    scenes: [
      {
        name: ['一层大厅', 'Lobby'],
        description: [
          '站在一层大厅：正面是服务台和电梯厅，左侧是路演中心入口，右侧是银行网点。',
          'In the lobby: the desk and the lifts ahead, the roadshow centre to the left, bank branches to the right.',
        ],
        view: 'hall',
        yaw: 0,
        ways: [
          [1, 20, -4],
          [2, -60, 6],
        ],
      },
      {
        name: ['标准层办公室', 'Office floor'],
        description: [
          '站在18层办公区：三面落地窗，网络地板，东侧有两间会议室。',
          'On the 18th floor: windows to the floor on three sides, a raised floor, two meeting rooms to the east.',
        ],
        view: 'office',
        yaw: 15,
        ways: [
          [0, -150, -8],
          [2, 90, 10],
        ],
      },
      {
        name: ['屋顶露台', 'Roof terrace'],
        description: [
          '站在屋顶露台：四周是园区楼群，栏杆内侧可摆放桌椅。',
          'On the roof terrace: the buildings of the park all around, room for tables inside the railing.',
        ],
        view: 'open_air',
        yaw: -20,
        ways: [[1, 120, -12]],
      },
    ],
  },
  {
    name: ['综保区三期厂房', 'Factories of Bonded Zone Phase III'],
    park: 1,
    scenes: [
      {
        name: ['一层车间', 'Ground-floor workshop'],
        description: [
          '站在一层车间中部：柱距9米，层高7.5米，尽头是货梯和卸货平台。',
          'In the middle of the workshop: columns every 9 metres, a ceiling of 7.5 metres, lifts and docks at the end.',
        ],
        view: 'hall',
        yaw: 0,
        ways: [[1, 45, -5]],
      },
      {
        name: ['卸货平台', 'Loading docks'],
        description: [
          '站在卸货平台外：六个月台，9.6米货车可直接倒车入位。',
          'Outside the docks: six bays, lorries of 9.6 metres can back in.',
        ],
        view: 'open_air',
        yaw: 30,
        ways: [[0, -135, -5]],
      },
    ],
  },
  {
    name: ['科创湾', 'Innovation Bay'],
    park: 2,
    scenes: [
      {
        name: ['共享大厅', 'Commons'],
        description: [
          '站在共享大厅：中央是讨论区，左侧咖啡吧，右侧通往工位区。',
          'In the commons: tables in the middle, the café to the left, the workstations to the right.',
        ],
        view: 'hall',
        yaw: -10,
        ways: [
          [1, 70, -4],
          [2, -100, -4],
        ],
      },
      {
        name: ['开放工位区', 'Open workstations'],
        description: [
          '站在开放工位区：两侧靠窗，电话间在北端。',
          'Among the open workstations: windows on both sides, phone booths at the north end.',
        ],
        view: 'office',
        yaw: 0,
        ways: [[0, 165, -6]],
      },
      {
        name: ['外广场', 'Square'],
        description: [
          '站在外广场：正前方是众创楼，身后是地铁站出口。',
          'On the square: the Maker House ahead, the exit of the metro behind.',
        ],
        view: 'open_air',
        yaw: 0,
        ways: [[0, 10, 0]],
      },
    ],
  },
];

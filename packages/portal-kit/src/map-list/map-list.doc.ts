import type { ComponentDoc } from '../../../ui/src/docs/component-doc.types.ts';

const doc: ComponentDoc = {
  component: 'MapList',
  name: '列表与地图',
  group: 'data',
  task: 'find',
  stability: 'new',
  purpose: {
    zh: '同一批地点的列表与平面图，指到一边，另一边同时标出。',
    en: 'The same places as a list and on a plan; what is pointed at in one is marked in the other.',
  },
  avoid: {
    zh: '一个地点的位置用文字和链接；没有位置的列表用列表。',
    en: 'For the position of one place use words and a link; without positions a list.',
  },
  anatomy: [
    { part: 'list', what: { zh: '编号的地点，地图上有的都在这里', en: 'Numbered places: all that the map has' } },
    {
      part: 'map',
      at: '[class*="_canvas__"], [class*="_frame__"]',
      what: { zh: '园区示意图，或有审图号的底图', en: 'The plan of the zone, or a reviewed base map' },
    },
    { part: 'now', what: { zh: '当前地点；手机上由此进入', en: 'The place in focus; on a phone the way to it' } },
    { part: 'panes', what: { zh: '窄屏上列表与地图二选一', en: 'On narrow windows list or map' } },
    { part: 'note', what: { zh: '示意说明或审图号', en: 'How exact it is, or the review number' } },
  ],
  keyboard: [
    { keys: ['Tab'], does: { zh: '依次经过列表，地图随之标出', en: 'Through the list, which the map follows' } },
    { keys: ['Enter'], does: { zh: '进入地点', en: 'Goes to the place' } },
  ],
  dos: [
    { zh: '编号与排序一致', en: 'Numbers follow the order of the list' },
    { zh: '坐标一律存 WGS-84，显示时才换算', en: 'Store WGS-84; it is shifted when it is drawn' },
    { zh: '底图写明审图号，没有就用示意图', en: 'Give the review number of a base map, or use the plan' },
  ],
  donts: [
    { zh: '编号不要与列表的顺序不一致', en: 'No numbers in another order than that of the list' },
    { zh: '不要把只在地图上才有的信息留给地图', en: 'Nothing is on the map alone' },
    { zh: '不要一页放几百处，先分页', en: 'Not hundreds on one page: paginate' },
  ],
};
export default doc;

#import "Old.h"
#define VIEW(name) \
  UIView *name
@interface Old () <UITextFieldDelegate> {
    IBOutlet UILabel *title, *footer;
}
@property (nonatomic, weak, getter=isOn, setter=turn:) IBOutlet UISwitch *power;
@property (strong) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
@end
@implementation Old
@synthesize cell = _cell;
- (IBAction)open:(id)sender forEvent:(UIEvent *)event { if (a - (b)) { id p = @protocol(P); NSString *s = @"}"; char c = '}'; } }
#if DEBUG
- (void)each:(void (^)(BOOL))block { if (x) {
#else
- (void)each:(void (^)(BOOL))block { if (y) {
#endif
    }
}
@end
